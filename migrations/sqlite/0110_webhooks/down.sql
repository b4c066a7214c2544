DROP TABLE webhook_messages;
DROP TABLE webhooks;

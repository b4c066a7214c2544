DROP TABLE handed_over;
DROP TABLE sealed_trail;
DROP FUNCTION refuse_sealed_change();

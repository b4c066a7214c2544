# Stages of an event: who goes on from the groups into the next one.
stage-title = Who goes on
stage-open = Groups from which the players come
stage-note = A final takes its players from the standings of other sections, by a rule that everybody may read.
stage-lead = The players of this section come from the standings of the groups chosen here. Who goes on is seen after every round, with the reason.
stage-none = This section takes its players from no group.
stage-no-event = Groups and final are sections of one event: make an event of them first.
stage-rule = Rule
stage-groups = Groups
stage-save = Save the rule
stage-rule-first = { $n ->
    [one] The first of each group goes on.
   *[other] The first { $n } of each group go on.
}
stage-rule-best = { $n ->
    [one] The best of those placed next, one of each group, goes on too.
   *[other] The best { $n } of those placed next, one of each group, go on too.
}
stage-rule-how = Between groups the share of the possible points counts, then, where the groups count alike, the tie-breaks. Whoever is level on the last place that goes on plays off or draws lots.
stage-provisional = Provisional: a group is not over.
stage-final = The groups are over.
stage-missing = A group is not on this server: { $groups }
stage-group = Group { $group }
stage-after = after round { $round }
stage-before = not begun
stage-over = final standings
stage-passes = Goes on
stage-waits = To be decided
stage-entered = entered
stage-withdrawn = withdrawn
stage-why-place = Place { $place } of the group
stage-why-best-next = Number { $rank } of those placed next, with { $points } of { $most }
stage-why-shared = Level on the last place that goes on: a play-off or a lot decides
stage-why-shared-next = Level with another group, { $points } of { $most }: a play-off or a lot decides
stage-why-next = Number { $rank } of those placed next, with { $points } of { $most }: not enough
stage-enter = Enter those marked
stage-enter-note = Those who go on are marked. Mark by hand whoever wins a play-off, or takes the place of somebody who does not play: the record says how each came.
stage-enter-order = The order is that of the seeds: the winners of the groups, then those placed second, and so on. Where numbers are given by hand and nobody is entered yet, they follow this order.
stage-take = Mark { $name }
field-groups = Groups
field-first-of-each = First of each group
field-best-next = Best of those placed next
problem-stage-nobody = Nobody goes on by this rule.
flash-stage-saved = Rule saved.
flash-stage-entered = Entered from the groups.
action-stage-set = Groups of a stage
action-stage-enter = Entered from the groups

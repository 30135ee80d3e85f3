/**
 * For a query of players, `player`: the account that answers for the player by a declaration. Once it left or was
 * removed, whoever has been a guardian longest.
 */
export const answeringFor = (player: string) => `case
  when ${player}."declaredBy" is null or ${player}."declaredBy" = ${player}.id then ${player}."declaredBy"
  else (select g."userId" from read.guardians g
         where g."playerId" = ${player}.id and not g."hasLeft"
         order by g."userId" <> ${player}."declaredBy", g.since, g.id limit 1) end`;

/**
 * For a query: whether a lesson's contacts still count. Those that a guardian gave, whose account is in `bookedBy`, go
 * with that guardian.
 */
export const isContactOf = (player: string, bookedBy: string) => `(${bookedBy} is null or ${bookedBy} = ${player}
  or exists (select from read.guardians c
              where c."playerId" = ${player} and c."userId" = ${bookedBy} and not c."hasLeft"))`;

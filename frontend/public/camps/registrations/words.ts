import type { ParticipantInfo } from "../../../../backend/camps/contract.ts";

export const sportLabel: Record<ParticipantInfo["sport"], string> = { baseball: "Baseball", softball: "Softball" };
export const positionLabel: Record<NonNullable<ParticipantInfo["playerPosition"]>, string> = {
  pitcher: "Pitcher",
  catcher: "Catcher",
  "first-base": "First base",
  "second-base": "Second base",
  "third-base": "Third base",
  shortstop: "Shortstop",
  outfield: "Outfield",
  "no-preference": "No preference",
};
export const experienceLabel: Record<NonNullable<ParticipantInfo["experienceLevel"]>, string> = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
};

const isIn = <Key extends string>(labels: Record<Key, string>, value: string): value is Key =>
  Object.hasOwn(labels, value);
/** What a stored word is called on screens; nothing for none. */
export const labelIn = <Key extends string>(labels: Record<Key, string>, value: string | null) =>
  value && isIn(labels, value) ? labels[value] : undefined;

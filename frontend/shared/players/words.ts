import type { ParticipantInfo } from "../../../backend/camps/contract.ts";

export const positionWords: Record<NonNullable<ParticipantInfo["playerPosition"]>, string> = {
  pitcher: "Pitcher",
  catcher: "Catcher",
  "first-base": "First base",
  "second-base": "Second base",
  "third-base": "Third base",
  shortstop: "Shortstop",
  outfield: "Outfield",
  "no-preference": "No preference",
};

export const whichPlayerWords = {
  age: (age: number) => `Age ${age}`,
  guardian: (name: string) => `Guardian: ${name}`,
};

import type { Client } from "../../testing/client.ts";
import { createTeamUrl, findTeamUrl } from "../contract.ts";

/** What the form sends for a player. */
export const finderOf = (fields: Record<string, unknown> = {}) => ({
  playerName: "Maya Ortiz",
  birthDate: "2016-05-04",
  jerseySize: "YM",
  availableDates: "Weekends from March on",
  school: "Lincoln Elementary",
  division: "10U",
  sport: "softball",
  currentTravelTeam: "None yet",
  positions: "Shortstop, Outfield",
  additionalInfo: "Two years of rec league",
  email: "rosa@ortiz.example",
  phoneNumber: "555-010-0142",
  ...fields,
});

/** What the form sends for a new team. */
export const creationOf = (fields: Record<string, unknown> = {}) => ({
  coachName: "Pat Doyle",
  phoneNumber: "555-010-0177",
  email: "pat@doyle.example",
  division: "10U",
  sport: "softball",
  additionalInfo: "I have a field on Sundays",
  ...fields,
});

const sent = async (who: Client, url: string, form: object): Promise<string> => {
  const { status, body } = await who("POST", url, form);
  if (status !== 201) throw new Error(`sending the form failed: ${JSON.stringify(body)}`);
  return body.id;
};

/** Over HTTP. Returns the new id. */
export const sendFinder = (who: Client, fields?: Record<string, unknown>) => sent(who, findTeamUrl, finderOf(fields));
export const sendCreation = (who: Client, fields?: Record<string, unknown>) =>
  sent(who, createTeamUrl, creationOf(fields));

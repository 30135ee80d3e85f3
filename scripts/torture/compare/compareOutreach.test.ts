import { expect, it } from "vitest";
import type { RecipientView } from "../../../backend/outreach/campaigns/contract.ts";
import { problemList } from "../chapter.ts";
import { compareOutreach } from "./compareOutreach.ts";

const recipient = (email: string, state: RecipientView["state"]): RecipientView => ({
  id: email,
  leagueName: null,
  contactName: null,
  email,
  state,
  why: null,
  reason: null,
  onlyWritten: false,
  emailId: null,
  settledAt: null,
  bouncedAt: null,
  unsubscribedAt: null,
});
const [ash, birch, cedar] = ["ash@example.com", "birch@example.com", "cedar@example.com"];
const ofThree = {
  found: [recipient(ash, "sent"), recipient(birch, "skipped"), recipient(cedar, "unknown")],
  arrived: [{ to: ash }],
  dropped: { after: 1 },
  unsubscribed: [birch],
  recipients: 3,
  killed: 0,
};
const problemsOf = (campaign: Partial<typeof ofThree>) => {
  const problems = problemList();
  compareOutreach({ ...ofThree, ...campaign, problems });
  return problems.lines();
};

it("a campaign whose emails went where the product says has no problems", () => expect(problemsOf({})).toEqual([]));

it("a league that gets an email though it unsubscribed in the middle is reported", () =>
  expect(problemsOf({ arrived: [{ to: ash }, { to: birch }] })).toEqual([
    `somebody got it who had unsubscribed: ${birch}`,
    `what is said to be held back arrived: ${birch}`,
  ]));

it("so is one that gets it twice, or not at all, or that is forgotten", () => {
  expect(problemsOf({ arrived: [{ to: ash }, { to: ash }] })).toEqual([`somebody got it twice: ${ash}`]);
  expect(problemsOf({ arrived: [] })).toEqual([`what is said to be sent never arrived: ${ash}`]);
  expect(problemsOf({ recipients: 4 })).toEqual(["sent, held back and unknown are 3 of 3, not 4"]);
  expect(problemsOf({ dropped: { after: 0 } })).toEqual(["1 are unknown, which can be 0 at most"]);
});

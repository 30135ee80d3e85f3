import { describe, expect, it } from "vitest";
import {
  coachDeclined,
  familyAccepted,
  introductionAsked,
  introductionLapsed,
  introductionMade,
} from "../../eventstore/teams/examples.ts";
import type { TeamIntroductionEvent } from "../../eventstore/teams/introductions.ts";
import { given } from "../given.ts";
import { answerIntroduction, askForIntroduction, introduction, lapseIntroduction } from "./introduction.ts";

const introductionId = "f1~c1";
const say = (side: "finder" | "creation", answer: "yes" | "no", isOpen = true) =>
  answerIntroduction({ introductionId, side, answer, isOpen });
const lapse = lapseIntroduction({ introductionId });
const coachAccepted = {
  type: "TeamIntroductionAccepted",
  data: { introductionId, side: "creation" },
} satisfies TeamIntroductionEvent;
const familyDeclined = {
  type: "TeamIntroductionDeclined",
  data: { introductionId, side: "finder" },
} satisfies TeamIntroductionEvent;
const over = {
  made: [introductionAsked, familyAccepted, coachAccepted, introductionMade],
  declined: [introductionAsked, coachDeclined],
  lapsed: [introductionAsked, introductionLapsed],
};
const ended = expect.objectContaining({ kind: "conflict", code: "IntroductionOver" });

it("a pair is asked once, whatever came of it", () => {
  const ask = askForIntroduction(introductionAsked.data);
  expect(given(introduction).when(ask)).toEqual([introductionAsked]);
  for (const past of Object.values(over))
    expect(() => given(introduction, ...past).when(ask)).toThrow(expect.objectContaining({ code: "AskedBefore" }));
});

describe("an introduction", () => {
  it("is made by the second yes, whoever says it, and never by one alone", () => {
    expect(given(introduction, introductionAsked).when(say("finder", "yes"))).toEqual([familyAccepted]);
    expect(given(introduction, introductionAsked, familyAccepted).when(say("creation", "yes"))).toEqual([
      coachAccepted,
      introductionMade,
    ]);
    expect(given(introduction, introductionAsked, coachAccepted).when(say("finder", "yes"))).toEqual([
      familyAccepted,
      introductionMade,
    ]);
    expect(given(introduction, introductionAsked, familyAccepted).when(say("finder", "yes"))).toEqual([]);
  });

  it("ends with a no, also of who said yes before the other answered", () => {
    expect(given(introduction, introductionAsked).when(say("creation", "no"))).toEqual([coachDeclined]);
    expect(given(introduction, introductionAsked, familyAccepted).when(say("finder", "no"))).toEqual([familyDeclined]);
    expect(given(introduction, ...over.declined).when(say("creation", "no"))).toEqual([]);
  });

  it("has ended for good: no answer brings it back, and nobody is introduced to who no longer looks", () => {
    expect(() => given(introduction, ...over.declined).when(say("finder", "yes"))).toThrow(ended);
    expect(() => given(introduction, ...over.lapsed).when(say("finder", "yes"))).toThrow(ended);
    expect(() => given(introduction, ...over.made).when(say("finder", "no"))).toThrow(ended);
    expect(() => given(introduction, introductionAsked, familyAccepted).when(say("creation", "yes", false))).toThrow(
      ended,
    );
    expect(() => given(introduction).when(say("finder", "yes"))).toThrow(ended);
  });

  it("lapses once, while it is open", () => {
    expect(given(introduction, introductionAsked, familyAccepted).when(lapse)).toEqual([introductionLapsed]);
    for (const past of [[], ...Object.values(over)]) expect(given(introduction, ...past).when(lapse)).toEqual([]);
  });
});

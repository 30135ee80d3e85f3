import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { camp } from "../../../../testing/campExample.ts";
import {
  draftFor,
  emptyChild,
  emptyDraft,
  forgetDraft,
  keepDraft,
  keptDraft,
  type RegistrationDraft,
} from "./registrationDraft.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const draft: RegistrationDraft = {
  ...emptyDraft("camp-1"),
  participants: [{ ...emptyChild(), playerName: "Kim Lee", playerAge: "9", sport: "baseball" }],
  toldMedical: true,
};
const hours = 60 * 60 * 1000;

it("U59, G3-30: a draft comes back for its camp, under one key", () => {
  keepDraft(draft);
  expect(keptDraft("camp-1")).toEqual(draft);
  expect(keptDraft()).toEqual(draft);
  expect(keptDraft("camp-2")).toBeNull();
  expect([...kept.keys()]).toEqual(["fungo.camp-registration"]);
});

it("G3-30: after 24 hours it is gone", () => {
  keepDraft(draft, 0);
  expect(keptDraft("camp-1", 24 * hours - 1)).toEqual(draft);
  expect(keptDraft("camp-1", 24 * hours)).toBeNull();
  expect(kept.size).toBe(0);
});

it("G3-30: nothing about a child's health is kept, whatever the form holds", () => {
  const [child] = draft.participants;
  const typed = { ...emptyChild(), ...child, medicalInfo: "canary asthma" };
  keepDraft({ ...draft, participants: [typed] });
  expect([...kept.values()].join("")).not.toContain("canary");
  expect([...kept.values()].join("")).toContain("Kim Lee");
});

it("a draft that is forgotten does not come back", () => {
  keepDraft(draft);
  forgetDraft();
  expect(keptDraft("camp-1")).toBeNull();
});

it("a camp that was cut down leaves no day that it has not, and with one day no choice", () => {
  const days = { ...draft, registrationOption: "individual_days" as const, selectedDays: [2] };
  expect(draftFor({ ...camp, days: 1 }, days)).toEqual({ ...draft, selectedDays: [] });
  expect(draftFor(camp, days)).toEqual(days);
  expect(draftFor({ ...camp, days: 2 }, { ...days, selectedDays: [2, 3] })).toEqual(days);
});

it("a day that was canceled since is no longer chosen", () => {
  const days = { ...draft, registrationOption: "individual_days" as const, selectedDays: [1, 2] };
  const rained = { ...camp, canceledDays: ["2030-07-09"] };
  expect(draftFor(rained, days).selectedDays).toEqual([1]);
  expect(draftFor(rained, { ...days, selectedDays: [2] }).selectedDays).toEqual([]);
});

it("what is no draft is none", () => {
  kept.set("fungo.camp-registration", "{");
  expect(keptDraft()).toBeNull();
  kept.set("fungo.camp-registration", JSON.stringify({ keptAt: Date.now() }));
  expect(keptDraft()).toBeNull();
});

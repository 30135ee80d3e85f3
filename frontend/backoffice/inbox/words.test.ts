import { expect, it } from "vitest";
import { InquiryKind } from "../../../backend/inbox/formContract.ts";
import { startingTexts } from "./words.ts";

const told = { name: "Maya Chen", about: "Camp", coach: "Riley Kent", facility: "Elite Training Center" };
const starts = (kind: InquiryKind, label: string) => {
  const start = startingTexts.find((each) => each.label === label)!;
  return { subject: start.subject({ ...told, kind }), text: start.text({ ...told, kind }) };
};

it.each([
  ["coaching-inquiry", "Your request: Camp", "Dates for your request: Camp"],
  ["custom-lesson-request", "Your request for a custom lesson", "Dates for your request for a custom lesson"],
  ["team-finder", "Your request for a team", "Dates for your request for a team"],
  ["team-creation", "Your request to start a team", "Dates for your request to start a team"],
] as const)("an answer starts with a subject that says what was asked for: %s", (kind, request, dates) => {
  expect(starts(kind, "Ask for a call").subject).toBe(request);
  expect(starts(kind, "Ask for dates").subject).toBe(dates);
  expect(starts(kind, "Not this time").subject).toBe(request);
});

it("whoever asked is greeted by name, but a parent not by the child's", () => {
  for (const { label } of startingTexts)
    for (const kind of InquiryKind.options)
      expect(starts(kind, label).text).toMatch(kind === "team-finder" ? /^Hello,\n\n/ : /^Hi Maya Chen,\n\n/);
});

it("only organizations are asked how many players they would bring", () => {
  const asked = InquiryKind.options.filter((kind) => starts(kind, "Ask for dates").text.includes("how many players"));
  expect(asked).toEqual(["coaching-inquiry"]);
});

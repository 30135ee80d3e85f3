import { expect, it } from "vitest";
import { booked, placeKept } from "../../../eventstore/lessons/examples.ts";
import { day } from "../day.ts";
import { whatStays } from "./answerProposal.ts";

it("a lesson that a visitor requested stays that request's, on whichever day", () => {
  const { studentId: _, ...rest } = booked.data;
  const ofVisitor = { ...booked, data: { ...rest, studentId: null, requestId: "r1" } };
  const lesson = day.evolve(day.initial, ofVisitor).get(booked.data.lessonId)!;
  expect(whatStays(lesson)).toMatchObject({ studentId: null, requestId: "r1" });
  const kept = { ...placeKept, data: { ...placeKept.data, ...whatStays(lesson), proposalId: "p1" } };
  expect(day.evolve(day.initial, kept).get(booked.data.lessonId)).toMatchObject({ requestId: "r1" });
});

import { describe, expect, it } from "vitest";
import {
  creationApproved,
  creationClosed,
  creationContacted,
  creationSubmitted,
  creationWithdrawn,
  finderClosed,
  finderContacted,
  finderPlaced,
  finderSubmitted,
  finderWithdrawn,
} from "../../eventstore/teams/examples.ts";
import { given } from "../given.ts";
import { CreationStatus, FinderStatus } from "./contract.ts";
import {
  answerCreation,
  answerFinder,
  submitCreation,
  submitFinder,
  teamCreation,
  teamFinder,
  withdrawCreation,
  withdrawFinder,
} from "./submission.ts";

const today = "2026-11-25";
const { age: _, ...personal } = finderSubmitted.data.personal;
const told = { ...finderSubmitted.data, personal };

describe("a player who looks", () => {
  it("A52: is recorded once, with the age on that day", () => {
    expect(given(teamFinder).when(submitFinder(told, { today }))).toEqual([finderSubmitted]);
    expect(given(teamFinder, finderSubmitted).when(submitFinder(told, { today }))).toEqual([]);
  });
  it.each(["2023-11-26", "2006-11-25", "2027-01-01"])("born on %s is refused beside the field", (birthDate) =>
    expect(() => given(teamFinder).when(submitFinder({ ...told, birthDate }, { today }))).toThrow(
      expect.objectContaining({ kind: "invalid", issues: [{ path: ["birthDate"], message: expect.any(String) }] }),
    ),
  );
  it.each(["2023-11-25", "2006-11-26"])("born on %s is still in range", (birthDate) =>
    expect(given(teamFinder).when(submitFinder({ ...told, birthDate }, { today }))).toHaveLength(1),
  );
});

it("A53: a coach who starts a team is recorded once", () => {
  const submit = submitCreation(creationSubmitted.data);
  expect(given(teamCreation).when(submit)).toEqual([creationSubmitted]);
  expect(given(teamCreation, creationSubmitted).when(submit)).toEqual([]);
});

describe("how far it is", () => {
  const finderPast = {
    pending: [finderSubmitted],
    contacted: [finderSubmitted, finderContacted],
    placed: [finderSubmitted, finderPlaced],
    closed: [finderSubmitted, finderClosed],
  };
  const creationPast = {
    pending: [creationSubmitted],
    contacted: [creationSubmitted, creationContacted],
    approved: [creationSubmitted, creationApproved],
    closed: [creationSubmitted, creationClosed],
  };
  const order = ["pending", "contacted", "settled", "closed"];
  const placeOf = (status: string) => order.indexOf(/placed|approved/.test(status) ? "settled" : status);
  const pairs = <S extends string>(all: readonly S[], isBack: boolean) =>
    all
      .flatMap((before) => all.map((status) => [before, status] as const))
      .filter(([before, status]) => placeOf(status) < placeOf(before) === isBack);
  const refused = expect.objectContaining({ kind: "conflict", code: "StatusOrder" });

  const finder = (before: FinderStatus, status: FinderStatus) =>
    given(teamFinder, ...finderPast[before]).when(answerFinder({ finderId: "f1", status }));
  const creation = (before: CreationStatus, status: CreationStatus) =>
    given(teamCreation, ...creationPast[before]).when(answerCreation({ creationId: "c1", status }));
  it.each(pairs(FinderStatus.options, false))(
    "of a player, from %s to %s: the same records nothing",
    (before, status) => expect(finder(before, status)).toEqual(status === before ? [] : [finderPast[status].at(-1)]),
  );
  it.each(pairs(FinderStatus.options, true))("of a player, never from %s back to %s", (before, status) =>
    expect(() => finder(before, status)).toThrow(refused),
  );
  it.each(pairs(CreationStatus.options, false))("of a new team, from %s to %s likewise", (before, status) =>
    expect(creation(before, status)).toEqual(status === before ? [] : [creationPast[status].at(-1)]),
  );
  it.each(pairs(CreationStatus.options, true))("of a new team, never from %s back to %s", (before, status) =>
    expect(() => creation(before, status)).toThrow(refused),
  );

  it("withdrawn once, and then nobody answers it", () => {
    const withdraw = withdrawFinder({ finderId: "f1" });
    for (const past of Object.values(finderPast))
      expect(given(teamFinder, ...past).when(withdraw)).toEqual([finderWithdrawn]);
    expect(given(teamFinder, finderSubmitted, finderWithdrawn).when(withdraw)).toEqual([]);
    expect(given(teamFinder).when(withdraw)).toEqual([]);
    expect(given(teamCreation, creationSubmitted).when(withdrawCreation({ creationId: "c1" }))).toEqual([
      creationWithdrawn,
    ]);
    for (const past of [[], [finderSubmitted, finderWithdrawn]])
      expect(() => given(teamFinder, ...past).when(answerFinder({ finderId: "f1", status: "placed" }))).toThrow(
        expect.objectContaining({ kind: "missing" }),
      );
  });
});

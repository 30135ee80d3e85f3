import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { Role } from "../../../backend/accounts/contract.ts";
import type { LessonStatus } from "../../../backend/lessons/contract.ts";
import { lesson } from "../../testing/lessonExample.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { LessonActions } from "./LessonActions.tsx";

afterEach(cleanup);

const endsOffered = (status: LessonStatus, role: Role = "student") => {
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { role });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LessonActions lesson={{ ...lesson, status }} now={Date.parse("2030-05-01T12:00:00.000Z")} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((words) => /^(Cancel request|Delete lesson)$/.test(words));
};

it.each([
  ["pending", ["Cancel request"]],
  ["confirmed", []],
  ["scheduled", []],
  ["declined", ["Delete lesson"]],
  ["cancelled", ["Delete lesson"]],
  ["completed", ["Delete lesson"]],
] as const)("U29:lessons, G1-30: a lesson that is %s offers its player: %j", (status, offered) => {
  expect(endsOffered(status)).toEqual(offered);
});

it("offers an admin no deletion, which the server would refuse", () => {
  expect(endsOffered("completed", "admin")).toEqual([]);
});

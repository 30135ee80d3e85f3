import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Gate } from "./backoffice/access/Gate.tsx";
import { currentUser } from "./backoffice/access/me.ts";
import { currentUserKey, useCurrentUser } from "./public/access/currentUser.ts";
import { rememberSignedIn } from "./public/access/signedIn.ts";
import { createQueryClient } from "./shared/queryClient.ts";
import { user } from "./testing/backOffice.tsx";

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

const Visitor = () => {
  rememberSignedIn(true);
  return useCurrentUser()?.firstName;
};
const Coach = () => <Gate>{user.firstName}</Gate>;

it.each([
  ["players' site", currentUserKey, Visitor],
  ["back office", currentUser.queryKey, Coach],
])("X6: the %s takes who is here for fresh for five minutes", async (_, queryKey, Screen) => {
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(user)));
  vi.stubGlobal("fetch", asked);
  const asksAfter = async (seconds: number) => {
    const client = createQueryClient();
    client.setQueryData(queryKey, { ...user, role: "instructor" }, { updatedAt: Date.now() - seconds * 1000 });
    render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    );
    expect(await screen.findByText("Morgan")).toBeTruthy();
    const times = asked.mock.calls.length;
    cleanup();
    asked.mockClear();
    return times;
  };
  expect(await asksAfter(5 * 60 - 5)).toBe(0);
  expect(await asksAfter(5 * 60 + 1)).toBe(1);
});

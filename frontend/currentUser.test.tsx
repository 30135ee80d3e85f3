import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Gate } from "./backoffice/access/Gate.tsx";
import { currentUser } from "./backoffice/access/me.ts";
import { currentUserKey, useArrival, useCurrentUser, useLogout } from "./public/access/currentUser.ts";
import { rememberSignedIn } from "./public/access/signedIn.ts";
import { forgetAllKept, kept } from "./shared/kept.ts";
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

it("what one person typed stays for them when their session ended, and is gone once another logs in", () => {
  const draft = kept("draft", { parse: String });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useArrival, { wrapper });
  const arrives = (id: string) => result.current({ ...user, id });
  forgetAllKept();
  draft.keep("a visitor’s");
  arrives("ana");
  expect(draft.read()).toBe("a visitor’s");
  draft.keep("Ana’s");
  arrives("ana");
  expect(draft.read()).toBe("Ana’s");
  arrives("ben");
  expect(draft.read()).toBeNull();
});

it("who came in by another tab finds nothing of the person before either", async () => {
  const draft = kept("draft", { parse: String });
  const client = createQueryClient();
  const arrives = (id: string) => client.setQueryData(currentUserKey, { ...user, id, firstName: id });
  arrives("ana");
  render(
    <QueryClientProvider client={client}>
      <Visitor />
    </QueryClientProvider>,
  );
  await screen.findByText("ana");
  draft.keep("Ana’s");
  act(() => void arrives("ben"));
  await screen.findByText("ben");
  expect(draft.read()).toBeNull();
});

it("R36, G3-30: who logs out leaves nothing they typed and nothing that was read, and starts at the landing page", async () => {
  const draft = kept("draft", { parse: String });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const left = vi.spyOn(location, "assign").mockImplementation(() => {});
  const { result } = renderHook(useLogout, { wrapper });
  const logOut = async (answer: Response) => {
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    draft.keep("Ana’s");
    client.setQueryData(["lessons"], ["Ana’s"]);
    await result.current();
    return [draft.read(), client.getQueryData(["lessons"]) ?? null];
  };
  expect(await logOut(new Response("", { status: 500 })), "still logged in").toEqual(["Ana’s", ["Ana’s"]]);
  expect(left).not.toHaveBeenCalled();
  expect(await logOut(Response.json({ message: "Bye" }))).toEqual([null, null]);
  expect(left).toHaveBeenCalledWith("/");
});

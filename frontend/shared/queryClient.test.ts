import { expect, it } from "vitest";
import { ApiError } from "./api.ts";
import { createQueryClient } from "./queryClient.ts";

const { queries, mutations } = createQueryClient().getDefaultOptions();
const retry = (failures: number, error: Error) =>
  typeof queries?.retry === "function" && queries.retry(failures, error);

it("X5: a 401 is not tried again, other reads twice, writes never", () => {
  expect(retry(0, new ApiError(401, ""))).toBe(false);
  expect([0, 1, 2].map((failures) => retry(failures, new ApiError(500, "")))).toEqual([true, true, false]);
  expect(mutations?.retry).toBe(false);
});
it("X6 K14: fresh for ten minutes, kept for thirty, never fetched for a look at the window", () =>
  expect(queries).toMatchObject({
    staleTime: 600_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  }));

it("what could not be read is read when the browser is back online, although it is never waited for", () => {
  expect(queries).toMatchObject({ networkMode: "always", refetchOnReconnect: true });
});

import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { ListContextProvider, type ListControllerResult } from "react-admin";
import { expect, it } from "vitest";
import { FilterParts, useFilterParts } from "./useFilterParts.ts";

/** A list that hears of its filters only when the spec says so. */
const slowList = (filterValues: object) => {
  const list = { filterValues, asked: [] as object[] };
  const wrapper = ({ children }: { children: ReactNode }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook looks at these two alone
    const value = {
      filterValues: list.filterValues,
      setFilters: (filter: object) => void list.asked.push(filter),
    } as unknown as ListControllerResult;
    return (
      <ListContextProvider value={value}>
        <FilterParts>{children}</FilterParts>
      </ListContextProvider>
    );
  };
  return { list, ...renderHook(() => ({ ...useFilterParts(), other: useFilterParts() }), { wrapper }) };
};

it("two changes before the list has heard of the first one both count", () => {
  const { list, result } = slowList({ status: "pending" });
  act(() => {
    result.current.change({ q: "pat" });
    result.current.change({ role: "student" });
  });
  expect(list.asked.at(-1)).toEqual({ status: "pending", q: "pat", role: "student" });
});

it("what another control of the list replaced counts before the list has heard of it", () => {
  const { list, result } = slowList({ status: "pending", q: "pat" });
  act(() => {
    result.current.other.replace({});
    result.current.change({ q: "lee" });
  });
  expect(list.asked).toEqual([{}, { q: "lee" }]);
});

it("a part that is emptied is no filter any more, and what the list itself changed counts", () => {
  const { list, result, rerender } = slowList({ status: "pending", q: "pat" });
  act(() => result.current.change({ q: "" }));
  expect(list.asked.at(-1)).toEqual({ status: "pending" });
  list.filterValues = {};
  rerender();
  act(() => result.current.change({ role: "admin" }));
  expect(list.asked.at(-1)).toEqual({ role: "admin" });
});

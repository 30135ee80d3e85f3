import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { CoreAdminContext, DataTable, type GetListParams, ResourceContextProvider } from "react-admin";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetAllKept } from "../../../shared/kept.ts";
import { storeWithHabits } from "../../data/habits.ts";
import { List } from "./List.tsx";
import { ListRows } from "./ListRows.tsx";
import { RowTable } from "./RowTable.tsx";
import { SearchAndChips } from "./SearchAndChips.tsx";

const desk = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
beforeEach(() => vi.stubGlobal("matchMedia", () => desk));
afterEach(() => {
  cleanup();
  forgetAllKept();
  vi.unstubAllGlobals();
});

const rows = [{ id: "1", name: "Maya", status: "open" }];
const getList = vi.fn<(list: string, asked: GetListParams) => Promise<object>>(async () => ({ data: rows, total: 34 }));

/** The page as it is after a load: what the browser kept is there, nothing else. */
const loaded = async () => {
  cleanup();
  location.hash = "";
  getList.mockClear();
  render(
    <ThemeProvider theme={createTheme()}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the list reads its rows and nothing else */}
      <CoreAdminContext dataProvider={{ getList } as never} store={storeWithHabits()}>
        <ResourceContextProvider value="things">
          <List>
            <SearchAndChips
              search="Name"
              label="Status"
              part="status"
              choices={[
                { label: "Open", value: "open" },
                { label: "Closed", value: "closed" },
              ]}
            />
            <ListRows
              failed="Failed"
              counted={(n) => `${n} things`}
              noMatch={{ title: "No matches", text: "", seeAll: "All" }}
              table={
                <RowTable label="Things">
                  <DataTable.Col label="Name" render={({ name }) => <a href="#/its-page">{name}</a>} />
                  <DataTable.Col source="status" label="State" />
                </RowTable>
              }
              stack={null}
            />
          </List>
        </ResourceContextProvider>
      </CoreAdminContext>
    </ThemeProvider>,
  );
  await screen.findByText("34 things");
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const lastFilter = () => getList.mock.lastCall?.[1].filter;

it("a saved filter is there after a reload, applies with one tap, and can be removed", async () => {
  await loaded();
  expect(screen.queryByRole("button", { name: /^Save “/ })).toBeNull();
  press("Open");
  fireEvent.click(await screen.findByRole("button", { name: "Save “Open”" }));
  await screen.findByRole("button", { name: "Saved filter: Open", pressed: true });

  await loaded();
  fireEvent.click(await screen.findByRole("button", { name: "Saved filter: Open", pressed: false }));
  await screen.findByRole("button", { name: "Saved filter: Open", pressed: true });
  await vi.waitFor(() => expect(lastFilter()).toEqual({ status: "open" }));

  press("Remove saved filter: Open");
  await screen.findByRole("button", { name: "Save “Open”" });
  await loaded();
  expect(screen.queryByRole("button", { name: /Saved filter/ })).toBeNull();
});

it("a row opens once, also by the link in it", async () => {
  await loaded();
  const push = vi.spyOn(history, "pushState");
  fireEvent.click(screen.getByRole("link", { name: "Maya" }));
  fireEvent.click(screen.getByRole("cell", { name: "open" }));
  await vi.waitFor(() => expect(location.hash).toBe("#/things/1/show"));
  expect(push).toHaveBeenCalledOnce();
});

it("search words are no part of a saved filter", async () => {
  await loaded();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Maya" } });
  press("Closed");
  await vi.waitFor(() => expect(lastFilter()).toEqual({ status: "closed", q: "Maya" }));
  fireEvent.click(await screen.findByRole("button", { name: "Save “Closed”" }));
  await screen.findByRole("button", { name: "Saved filter: Closed" });
  expect(JSON.stringify(Object.entries(localStorage))).toContain("closed");
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain("Maya");
});

it("a chip pressed right after all are shown again keeps nothing of the search that found none", async () => {
  await loaded();
  getList.mockResolvedValueOnce({ data: [], total: 0 });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "Maya" } });
  await screen.findByRole("heading", { name: "No matches" });
  fireEvent.click(screen.getAllByRole("button", { name: "All" }).at(-1)!); // below "No matches"
  press("Closed");
  await vi.waitFor(() => expect(lastFilter()).toEqual({ status: "closed" }));
});

it("hidden columns and compact rows stay so after a reload; the column that leads to the row cannot be hidden", async () => {
  await loaded();
  press("View");
  const menu = within(await screen.findByRole("menu"));
  expect(menu.queryByRole("menuitemcheckbox", { name: "Name" })).toBeNull();
  fireEvent.click(menu.getByRole("menuitemcheckbox", { name: "State", checked: true }));
  fireEvent.click(menu.getByRole("menuitemcheckbox", { name: "Compact rows", checked: false }));

  await loaded();
  const headings = (await screen.findAllByRole("columnheader")).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Name"]);
  press("View");
  await screen.findByRole("menuitemcheckbox", { name: "Compact rows", checked: true });
});

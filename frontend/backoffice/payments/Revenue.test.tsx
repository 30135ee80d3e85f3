import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import Revenue from "./Revenue.tsx";

const sums = { paidLessons: 1, lessons: "80.00", camps: "0.00", refunded: "0.00" };
const brought = (lessons: string) =>
  Response.json({ ...sums, lessons, coaches: [], days: [{ date: "2030-04-01", ...sums, lessons }] });

it("while another period loads, the former figures are marked as such", async () => {
  let resolve: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((is) => (resolve = is));
  const answers = [Promise.resolve(brought("80.00")), promise];
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>((input) =>
      typeof input === "string" && input.startsWith("/api/revenue")
        ? answers.shift()!
        : Promise.resolve(Response.json([])),
    ),
  );
  renderInBackOffice(<Revenue />);
  const figures = async (name: string) =>
    (await screen.findAllByText(name))[0]!.closest("[aria-busy]")?.getAttribute("aria-busy");
  expect(await figures("$80")).toBe("false");
  fireEvent.click(screen.getByRole("button", { name: "Last month" }));
  expect(await figures("$80")).toBe("true");
  await act(async () => resolve(brought("75.50")));
  expect(await figures("$75.50")).toBe("false");
});

it("a day stands under Day, and a tile says a sum as the table beneath it does", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>((input) =>
      Promise.resolve(
        typeof input === "string" && input.startsWith("/api/revenue") ? brought("80.00") : Response.json([]),
      ),
    ),
  );
  renderInBackOffice(<Revenue />);
  expect(await screen.findByRole("columnheader", { name: "Day" })).toBeTruthy();
  const tile = screen.getByText("Kept", { selector: "dt" });
  expect(tile.closest(".MuiCard-root")?.textContent).toContain("$80");
  expect(screen.queryByText("$80.00")).toBeNull();
});

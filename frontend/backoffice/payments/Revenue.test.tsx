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
  expect(await figures("$80.00")).toBe("false");
  fireEvent.click(screen.getByRole("button", { name: "Last month" }));
  expect(await figures("$80.00")).toBe("true");
  await act(async () => resolve(brought("75.00")));
  expect(await figures("$75.00")).toBe("false");
});

import { act, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import type { Context } from "../context.ts";
import Overview from "./Overview.tsx";

it("begins once all of its parts are there, in their order", async () => {
  const first = vi.fn<() => string>(() => "first");
  const part = (Part: () => string) => () => Promise.resolve({ default: Part });
  const contexts: Context[] = [
    { overview: [{ part: part(() => "last"), at: "instructor", order: 3 }] },
    {
      overview: [
        { part: part(first), at: "instructor", order: 1 },
        { part: part(() => "of another dashboard"), at: "admin", order: 2 },
      ],
    },
  ];
  await act(async () =>
    renderInBackOffice(
      <Suspense>
        <Overview contexts={contexts} />
      </Suspense>,
      { role: "instructor" },
    ),
  );
  expect(screen.getByText(/first/).textContent).toMatch(/firstlast$/);
  expect(first).toHaveBeenCalledOnce();
});

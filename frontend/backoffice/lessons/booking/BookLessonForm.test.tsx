import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useGetList } from "react-admin";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { instructor } from "../../../testing/instructorExample.ts";
import { slot } from "../../../testing/slotExample.ts";
import { BookLessonForm } from "./BookLessonForm.tsx";
import { NewLessonDialog } from "./NewLessonDialog.tsx";

const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = (title: string, text: string) => waitFor(() => expect(currentToast()).toMatchObject({ title, text }));
const book = () => fireEvent.click(screen.getByText("Book Lesson"));

it("T17, T18, V8: without a coach or a name nothing is booked", async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json([])));
  vi.stubGlobal("fetch", asked);
  renderInBackOffice(<BookLessonForm instructorId={undefined} own={false} slots={[]} blocks={[]} />);
  book();
  await said("Incomplete Booking", "Please select an instructor and time slot.");
  expect(screen.getByText("Please enter the player's name")).toBeTruthy();
  set(/^Player's name/, "Walt");
  set(/^Date/, "2090-12-05");
  set(/^Time/, "16:00");
  book();
  await said("Incomplete Booking", "Please select an instructor and time slot.");
  expect(asked.mock.calls.every(([, init]) => init?.method !== "POST")).toBe(true);
});

it("T9, T12, A25: a walk-in outside the slots is warned of; one that cannot be booked says so and stays; an admin's names the coach", async () => {
  const taken = "Another lesson is already confirmed for this time.";
  const answers = [
    new Response("", { status: 500 }),
    Response.json({ code: "SlotTaken", message: taken }, { status: 409 }),
    Response.json(lesson, { status: 201 }),
  ];
  const sent: unknown[] = [];
  let rosterReads = 0;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (url.includes("/students?")) rosterReads++;
    if (init?.method !== "POST")
      return Promise.resolve(Response.json([], { headers: { "content-range": "rows 0-0/0" } }));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(answers.shift()!);
  });
  const Roster = () => useGetList("students").total;
  renderInBackOffice(
    <>
      <Roster />
      <BookLessonForm instructorId="ana" own={false} slots={[slot]} blocks={[]} />
    </>,
  );
  set(/^Player's name/, "Walt");
  set(/^Date/, slot.validFrom);
  set(/^Time/, "12:30");
  expect(screen.getByText(/outside the time slots/)).toBeTruthy();
  expect(screen.getByText("4:00 PM (open)")).toBeTruthy();
  set(/^Date/, "2090-12-05");
  book();
  await said("Booking Failed", "Failed to book lesson. Please try again.");
  book();
  await said("Booking Failed", taken);
  expect(screen.getByLabelText<HTMLInputElement>(/^Player's name/).value).toBe("Walt");
  book();
  await said("Lesson booked successfully", "Walt, Tuesday, December 5, 2090, 12:30 PM");
  expect(sent[2]).toMatchObject({ studentName: "Walt", instructorId: "ana", timeSlot: "12:30" });
  await waitFor(() => expect(rosterReads).toBe(2)); // what a student's page says of their lessons changed, too
});

it("tells players of the same name apart by age, and by their guardian or email", async () => {
  const casey = { id: "c1", firstName: "Casey", lastName: "Avery" };
  const shown = {
    age: null,
    email: null,
    phone: null,
    isMovedIn: false,
    guardian: null,
    guardians: [],
    hasWaiver: null,
    lessons: 0,
    nextLesson: null,
    lastLesson: null,
  };
  const guardian = { name: "Dana Avery", email: null, phone: null };
  const roster = [
    { ...casey, ...shown, age: 9, guardian },
    { ...casey, ...shown, id: "c2", email: "casey@example.com" },
  ];
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      Response.json(
        url.startsWith("/api/student-roster") ? roster : url.startsWith("/api/students") ? [casey, roster[1]] : [],
        { headers: { "content-range": "rows 0-1/2" } },
      ),
    ),
  );
  renderInBackOffice(<BookLessonForm instructorId="ana" own={false} slots={[]} blocks={[]} />);
  const name = screen.getByLabelText<HTMLInputElement>(/^Player's name/);
  fireEvent.change(name, { target: { value: "Casey" } });
  await screen.findByText("Age 9 · Guardian: Dana Avery");
  const options = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Casey AveryAge 9 · Guardian: Dana Avery",
    "Casey Averycasey@example.com",
  ]);
  fireEvent.click(options[0]!);
  expect(name.value).toBe("Casey Avery");
});

it("the weeks left of one series are not booked for the next player", async () => {
  const sent: { studentName: string; alsoOn?: string[] }[] = [];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method !== "POST")
      return Promise.resolve(Response.json([], { headers: { "content-range": "rows 0-0/0" } }));
    const body = JSON.parse(init.body as string) as (typeof sent)[number];
    sent.push(body);
    return Promise.resolve(
      body.alsoOn?.length === 4
        ? Response.json(
            {
              code: "WeeksNotFree",
              message: "Not every week is free",
              issues: [{ path: ["weeks", 2], message: "already taken" }],
            },
            { status: 409 },
          )
        : Response.json(lesson, { status: 201 }),
    );
  });
  renderInBackOffice(<BookLessonForm instructorId="c1" own slots={[]} blocks={[]} />, { role: "instructor" });
  const fill = (name: string) => {
    fireEvent.change(screen.getByLabelText(/^Player's name/), { target: { value: name } });
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: "2090-12-05" } });
    fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: "16:00" } });
  };
  fill("Walt");
  fireEvent.change(screen.getByLabelText("How often?"), { target: { value: "5" } });
  fireEvent.submit(screen.getByLabelText(/^Player's name/));
  fireEvent.click(await screen.findByRole("button", { name: "Book the other 4 weeks" }));
  await said("4 lessons booked successfully", "Walt, from Tuesday, December 5, 2090, 4:00 PM");
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Player's name/).value).toBe(""));
  fill("Rosa");
  expect(screen.getByLabelText<HTMLSelectElement>("How often?").value).toBe("1"); // just this lesson
  fireEvent.submit(screen.getByLabelText(/^Player's name/));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ studentName: "Rosa" });
  expect(sent[2]!.alsoOn).toBeUndefined();
});

it("what it costs and where it is stands there before anybody books", async () => {
  const answers: [RegExp, unknown][] = [
    [/availability/, [{ ...slot, price: "60.00", location: "Turf 2" }]],
    [/instructors\/ana$/, { ...instructor, hourlyRate: "85.00", location: "Field 1" }],
  ];
  vi.stubGlobal("fetch", (url: string) => {
    const [, answer = []] = answers.find(([path]) => path.test(url)) ?? [];
    return Promise.resolve(Response.json(answer, { headers: { "content-range": "rows 0-0/0" } }));
  });
  renderInBackOffice(<BookLessonForm instructorId="ana" own={false} slots={[slot]} blocks={[]} />);
  set(/^Date/, slot.validFrom);
  expect(screen.queryByText(/^Price/)).toBeNull();
  set(/^Time/, "16:00");
  expect(await screen.findByText("Price: $60")).toBeTruthy();
  expect(screen.getByText("Location: Turf 2")).toBeTruthy();
  set(/^How often/, "4");
  expect(screen.getByText("4 lessons: $60 each, $240 in all")).toBeTruthy();
  set(/^How often/, "5"); // the slot ends with May
  expect(screen.getByText("5 lessons: $325 in all")).toBeTruthy();
  expect(screen.getByText("Location: Turf 2 · Field 1")).toBeTruthy();
  set(/^Time/, "12:30");
  expect(screen.getByText("5 lessons: $85 each, $425 in all")).toBeTruthy();
});

it("T17: a new lesson without a coach says so beside the field, until one is chosen", async () => {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      Response.json(url.startsWith("/api/instructors?") ? [instructor] : [], {
        headers: { "content-range": "rows 0-0/1" },
      }),
    ),
  );
  renderInBackOffice(<NewLessonDialog onClose={() => {}} />);
  const field = screen.getByRole("combobox", { name: "Instructor" });
  expect(screen.queryByText("Please choose an instructor")).toBeNull();
  book();
  expect(await screen.findByText("Please choose an instructor")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByRole("option", { name: /^Ana/ }));
  await waitFor(() => expect(screen.queryByText("Please choose an instructor")).toBeNull());
});

it("what was typed stays when another coach is chosen", async () => {
  const ben = { ...instructor, id: "ben", user: { ...instructor.user, id: "ben", firstName: "Ben" } };
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      Response.json(url.startsWith("/api/instructors?") ? [instructor, ben] : [], {
        headers: { "content-range": "rows 0-1/2" },
      }),
    ),
  );
  renderInBackOffice(<NewLessonDialog onClose={() => {}} />);
  set(/^Player's name/, "Walt");
  for (const name of [/^Ana/, /^Ben/]) {
    fireEvent.mouseDown(screen.getByRole("combobox", { name: "Instructor" }));
    fireEvent.click(await screen.findByRole("option", { name }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Player's name/).value).toBe("Walt");
  }
});

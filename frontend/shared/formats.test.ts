import { describe, expect, it } from "vitest";
import * as formats from "./formats.ts";

const newYork = "America/New_York";

describe("N9: times and dates", () => {
  it("are 12-hour with AM and PM", () =>
    expect(["00:00", "09:30", "12:00", "12:05", "16:00", "23:59:00"].map(formats.clock)).toEqual([
      "12:00 AM",
      "9:30 AM",
      "12:00 PM",
      "12:05 PM",
      "4:00 PM",
      "11:59 PM",
    ]));
  it("name the half of the day once where it is the same", () => {
    expect(formats.clockRange("16:00", "17:00")).toBe("4:00–5:00 PM");
    expect(formats.clockRange("11:30", "12:30")).toBe("11:30 AM – 12:30 PM");
  });
  it("are in long US format", () => expect(formats.longDate("2030-05-01")).toBe("Wednesday, May 1, 2030"));
  it("of an instant are the facility's", () => {
    expect(formats.clockAt("2030-05-02T02:30:00.000Z", newYork)).toBe("10:30 PM");
    expect(formats.dateAt("2030-05-02T02:30:00.000Z", newYork)).toBe("2030-05-01");
    expect(formats.longDateAndTime("2030-05-02T02:30:00.000Z", newYork)).toBe("Wednesday, May 1, 2030 at 10:30 PM");
  });
});

it("money has two decimals, and a short form without empty cents", () => {
  expect(formats.money("75.00")).toBe("$75.00");
  expect(formats.money(1234.5)).toBe("$1,234.50");
  expect([formats.shortMoney("75.00"), formats.shortMoney("72.50")]).toEqual(["$75", "$72.50"]);
});

it("N11: days gone by", () => {
  const ago = (date: string) => formats.dayAgo(date, "2030-05-31");
  expect(["2030-05-31", "2030-05-30", "2030-05-25", "2030-05-24", "2030-05-02", "2030-05-01"].map(ago)).toEqual([
    "Today",
    "Yesterday",
    "6 days ago",
    "1 week ago",
    "4 weeks ago",
    "Wednesday, May 1, 2030",
  ]);
});

it("days to come", () => {
  const ahead = (date: string) => formats.dayAhead(date, "2030-05-01");
  expect(["2030-05-01", "2030-05-02", "2030-05-07", "2030-05-08"].map(ahead)).toEqual([
    "Today",
    "Tomorrow",
    "In 6 days",
    "Wed, May 8",
  ]);
});

it("people have full names and initials, also when a name was removed", () => {
  expect(formats.fullName({ firstName: "Ana", lastName: "Delgado" })).toBe("Ana Delgado");
  expect(formats.fullName({ firstName: null, lastName: null })).toBe("Removed person");
  expect(["Ana Delgado", "Ana", "Ana Maria del Mar"].map(formats.initials)).toEqual(["AD", "A", "AM"]);
  expect(["👩🏽‍🦱 Delgado", "Zoe\u0308 🇺🇸", "e\u0301lan"].map(formats.initials)).toEqual(["👩🏽‍🦱D", "Z🇺🇸", "E\u0301"]);
});

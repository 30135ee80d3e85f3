import { expect, it } from "vitest";
import { businessOf } from "../../business.ts";
import { configurationFrom } from "../../configuration.ts";
import { demoPassword, demoPlayer } from "../../demo/people.ts";
import { whatMakesItEasy } from "./easyPasswords.ts";

const business = businessOf(
  configurationFrom({ PRODUCT_NAME: "Diamond Desk", FACILITY_NAME: "Elite Training Center" }),
);
const chooser = { email: "gwendolyn.ashby@maplevalley.example", firstName: "Gwen", lastName: "Ashby-Reyes" };
const wrongWith = (password: string) => whatMakesItEasy(password, { business, chooser });

it.each(["1234567890", "QWERTYUIOP", "password123"])("%s is one that many people use", (password) =>
  expect(wrongWith(password)).resolves.toMatch(/^Many people use this password/),
);

it.each([
  ["one character repeated", "aaaaaaaaaaaa"],
  ["one character to the end of the field", "x".repeat(200)],
  ["a sign repeated", ".........."],
  ["an emoji repeated", "\u26be".repeat(10)],
  ["blanks", " ".repeat(10)],
  ["many blanks", " ".repeat(200)],
  ["blanks of other kinds", "\u00a0".repeat(12)],
  ["two characters in turns", "abababababab"],
  ["a row of the keyboard", "asdfghjkl;"],
  ["an order", "abcdefghijklmnop"],
  ["the sport and a year", "baseball2026"],
  ["the sport and a year with a capital and a sign", "Baseball2026!"],
  ["the sport and any digits", "softball73914"],
  ["the sport among digits", "4821softball9173"],
  ["the sport between blanks", "  baseball  "],
  ["the sport in other characters", "b4seball2026"],
  ["the sport backwards", "llabesab99"],
  ["the sport twice", "softball 2010 softball"],
  ["fungo and digits", "fungo-739146"],
  ["the product's name", "DiamondDesk12"],
  ["the facility's name", "elitetrainingcenter1"],
  ["the facility's name with blanks", "Elite Training Center 2026"],
  ["the own name", "Gwen Ashby-Reyes 12"],
  ["the first name twice", "Gwen Gwen 2026"],
  ["the last name in parts", "reyes.ashby.7391"],
  ["both last names", "ashbyreyes2011"],
  ["the e-mail address", "gwendolyn.ashby@maplevalley.example"],
  ["a part of it", "gwendolyn4711"],
])("%s is easy to guess", (_, password) =>
  expect(wrongWith(password)).resolves.toBe(
    "This password is easy to guess. Please choose another one, such as a few words that don't belong together.",
  ),
);

it.each([
  "correct horse battery",
  "a bunt down the line",
  "infield-chatter-9",
  "another long password",
  "go baseball go team",
  "gwen sells purple kites",
  "kX7!pq2-Vw",
  "83746192837465920183",
  "\u00fcberm\u00e4\u00dfig laut",
  `${"a".repeat(20)} and then a curveball`,
])("%s will do", (password) => expect(wrongWith(password)).resolves.toBeUndefined());

it("so will that of the demo's people", () =>
  expect(whatMakesItEasy(demoPassword, { business, chooser: demoPlayer })).resolves.toBeUndefined());

it("of a very long password the first 64 characters are judged: all 200 can take a third of a second", async () => {
  const good = "a bunt down the line";
  expect(await wrongWith("a".repeat(63 - good.length) + good)).toBeUndefined();
  expect(await wrongWith("a".repeat(64) + good)).toMatch(/^This password is easy to guess/);
});

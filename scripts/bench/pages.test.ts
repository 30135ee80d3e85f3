import { expect, it } from "vitest";
import { comesWith } from "./pages.ts";

const html = `<title>Camps</title><style>h1{}</style><h1 class="a">Camps &amp; <b>Clinics</b></h1>
  <p>Coach&#x27;s days on the field</p><img src="/scenes/ballpark.svg"/><script>{"h2":"Later"}</script>`;

it.each([
  ["<h1>", "CAMPS & CLINICS", true],
  ["<p>", "Coach's days\non the…", true],
  ["<h2>", "Later", false], // only a script knows it
  ["<style>", "h1{}", false],
  ["<div>", "", false],
  ['<img class="a" src="/scenes/ballpark.svg" alt="">', "", true],
  ['<img src="/scenes/cage.svg">', "Camps", false],
])("%s %s comes with the page: %s", (snippet, nodeLabel, isThere) => {
  expect(comesWith(html, { snippet, nodeLabel })).toBe(isThere);
});

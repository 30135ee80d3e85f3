import { expect, it, onTestFinished, vi } from "vitest";
import { Settings } from "../../backend/pages/contract.ts";
import { today } from "./formats.ts";
import { settingsOfPage } from "./settings.ts";

it("are read from the page's JSON block, in the contract's shape", () => {
  const written: Settings = {
    productName: "Diamond & Sons",
    facility: { name: "Barn", address: "1 Lane", timeZone: "America/Chicago" },
    contact: { email: "a@example.com", phone: "555" },
    payment: { venmo: "@a", cashApp: "$a" },
    cards: { mode: "test", publishableKey: null, link: null },
    policies: "0123456789ab",
    mailsGoOut: true,
    convertsVideos: true,
    claims: { turnaround: "24-48 hours", players: "500+ players", testimonials: [] },
    coach: { name: "Our head coach", text: "One thing at a time.", photo: null },
    guide: [],
    cutOffs: { baseball: "05-01", softball: "09-01" },
    demo: false,
  };
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify(written)}</script>`;
  expect(Settings.parse(settingsOfPage())).toEqual(written);
});

it("N10: today is the facility's, also while it is tomorrow in Greenwich", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-05-02T02:30:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect([today(), today("Europe/Berlin")]).toEqual(["2030-05-01", "2030-05-02"]);
});

import { useSyncExternalStore } from "react";
import type { Settings } from "../../backend/pages/contract.ts";

/** A page rendered at build time does not know its settings: the server puts the product's name into the file. */
const atBuild: Settings = {
  productName: "%PRODUCT_NAME%",
  facility: { name: "", address: "", timeZone: "America/New_York" },
  contact: { email: "", phone: "" },
  payment: { venmo: "", cashApp: "" },
  demo: false,
};
const inDevelopment: Settings = {
  productName: "Fungo",
  facility: {
    name: "Elite Training Center",
    address: "12 Ballpark Lane, Springfield",
    timeZone: "America/New_York",
  },
  contact: { email: "hello@example.com", phone: "(555) 010-0100" },
  payment: { venmo: "@example-venmo", cashApp: "$examplecash" },
  demo: true,
};

const told = () => {
  const text = document.getElementById("settings")?.textContent;
  if (!text) return inDevelopment;
  const settings: Settings = JSON.parse(text);
  return settings;
};
let known: Settings | undefined;

/** Written by our own server into this very page; not parsed with zod, which would weigh on the landing page. */
export const settings = (): Settings => {
  if (typeof document === "undefined") return atBuild;
  return (known ??= told());
};

let hydrating: Settings | undefined;
const whileHydrating = () => (hydrating ??= { ...atBuild, productName: settings().productName });
const never = () => () => {};

/** The settings; while a page rendered at build wakes up, only the name is told, as in the file. */
export const useSettings = () => useSyncExternalStore(never, settings, whileHydrating);

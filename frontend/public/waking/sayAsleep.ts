import { sayAsleepWords as words } from "./words.ts";
const red = "#a01f2b"; // the theme's error colour; the theme itself is not loaded here

const bar = {
  position: "sticky",
  zIndex: "1300",
  bottom: "0",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "8px 16px",
  padding: "12px 16px calc(12px + env(safe-area-inset-bottom))",
  background: red,
  color: "#ffffff",
  font: '1rem/1.5 "Figtree Variable", sans-serif',
};
const action = {
  minHeight: "44px",
  padding: "0 20px",
  border: "0",
  borderRadius: "10px",
  background: "#ffffff",
  color: red,
  font: "inherit",
  fontWeight: "600",
  cursor: "pointer",
};

/**
 * The pre-rendered page is there, but its scripts could not be fetched: says so below, leaving what was typed alone. Only
 * a reload helps, as browsers may remember that a module failed. Built by hand, as React may be what is missing. The
 * error is rethrown for the console.
 */
export const sayAsleep = (error: unknown) => {
  const said = document.createElement("div");
  said.role = "alert";
  Object.assign(said.style, bar);
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = words.tryAgain;
  again.addEventListener("click", () => location.reload());
  Object.assign(again.style, action);
  document.body.append(said);
  said.append(words.thisPageDidntFinish, again);
  throw error;
};

import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useKeys } from "./useKeys.ts";

const shown = (isOn = true) => {
  const play = vi.fn<() => void>();
  const Page = () => {
    useKeys({ " ": play, ",": play }, isOn);
    return (
      <>
        <h1>Swing</h1>
        <button>Mirror</button>
        <textarea aria-label="Feedback" />
        <input type="range" aria-label="Position" />
      </>
    );
  };
  render(<Page />);
  return play;
};

it.each([
  ["on the page", () => screen.getByRole("heading"), " ", {}, 1],
  ["on a button, which a comma does not press", () => screen.getByRole("button"), ",", {}, 1],
  ["on a button, which a space presses", () => screen.getByRole("button"), " ", {}, 0],
  ["on a slider", () => screen.getByRole("slider"), " ", {}, 0],
  ["where somebody types", () => screen.getByRole("textbox"), ",", {}, 0],
  ["with Ctrl", () => screen.getByRole("heading"), ",", { ctrlKey: true }, 0],
])("a key pressed %s", (_, target, key, more, times) => {
  const play = shown();
  fireEvent.keyDown(target(), { key, ...more });
  expect(play).toHaveBeenCalledTimes(times);
});

it("none counts while they are off", () => {
  const play = shown(false);
  fireEvent.keyDown(screen.getByRole("heading"), { key: " " });
  expect(play).not.toHaveBeenCalled();
});

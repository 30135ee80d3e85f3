import { expect, it } from "vitest";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { whyNotSeen } from "../player/NotSeen.tsx";
import { whereItPlays } from "./VideoCard.tsx";

it("a card says where a video plays and what is done about it, unless it plays everywhere", () => {
  const words = (playable: VideoView["playable"], conversion: VideoView["conversion"]) =>
    whereItPlays({ playable, conversion });
  expect(words("everywhere", null)).toBeUndefined();
  for (const playable of ["some", "nowhere"] as const)
    expect(words(playable, "under way")).toBe("Being converted so it plays everywhere");
  expect([words("some", null), words("some", "failed")]).toEqual([
    "Plays on iPhone and Mac",
    "Plays on iPhone and Mac",
  ]);
  expect(words("nowhere", null)).toBe("Download only. Browsers can’t play it.");
  expect(words("nowhere", "failed")).toBe("Couldn’t be converted. You can download it.");
});

it("a player says why nothing is seen; whoever sees something is told nothing", () => {
  expect(whyNotSeen({ playable: "some", conversion: "under way" }, undefined)).toBeUndefined();
  expect(whyNotSeen({ playable: "some", conversion: "under way" }, "cannot play")).toBe("under way");
  expect(whyNotSeen({ playable: "some", conversion: null }, "cannot play")).toBe("cannot play");
  expect(whyNotSeen({ playable: "nowhere", conversion: "failed" }, undefined)).toBe("failed");
  expect(whyNotSeen({ playable: "nowhere", conversion: null }, undefined)).toBe("nowhere");
  expect(whyNotSeen({ playable: "nowhere", conversion: "under way" }, "missing")).toBe("missing");
});

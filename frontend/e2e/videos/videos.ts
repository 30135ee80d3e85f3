import type { Page } from "@playwright/test";
import { activateMembershipUrl } from "../../../backend/memberships/contract.ts";
import { uploadVideoUrl, type VideoView } from "../../../backend/videos/contract.ts";
import { clip } from "../../../backend/videos/testing/clips.ts";
import { expect, type Person } from "../testing/people.ts";

/** Lets a player upload four videos a month. */
export const makeMember = (admin: Person, { id: userId }: Pick<Person, "id">) =>
  admin.call("POST", activateMembershipUrl, { userId });

/** A file for a browser to choose. `padded`: to at least so many bytes, which no player minds. */
export const film = (name = "plain.webm", { as = name, padded = 0 } = {}) => {
  const bytes = clip(name);
  const type = as.endsWith(".webm") ? "video/webm" : "video/mp4";
  if (!padded) return { name: as, mimeType: type, buffer: bytes };
  const free = Buffer.alloc(padded);
  free.writeUInt32BE(padded);
  free.write("free", 4);
  return { name: as, mimeType: type, buffer: Buffer.concat([bytes, free]) };
};

/** Uploads a clip by the API. */
export const uploadedBy = async (who: Person, told: Record<string, string> = {}, file = film()): Promise<VideoView> => {
  const answer = await who.session.post(uploadVideoUrl, {
    multipart: { title: "Front toss", videoType: "practice", ...told, video: file },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return answer.json();
};

export const upload = (page: Page) => page.getByRole("region", { name: "Upload a Video" });
export const weekly = (page: Page) => page.getByRole("region", { name: "Weekly Instruction Videos" });
export const library = (page: Page) => page.getByRole("region", { name: "Library" });
export const chooseFile = (page: Page, file: ReturnType<typeof film> | string) =>
  page.getByTestId("video-file").setInputFiles(file);

export const expectStats = async (page: Page, stats: Record<string, number>) => {
  for (const [label, count] of Object.entries(stats))
    await expect(
      page.getByRole("definition").filter({ has: page.locator(`xpath=../dt[text()="${label}"]`) }),
    ).toHaveText(String(count));
};

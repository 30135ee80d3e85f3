import { activateMembershipUrl } from "../../memberships/contract.ts";
import { titleUrl, uploadVideoUrl, VideoView } from "../../videos/contract.ts";
import { videoForm } from "../../videos/testing/videos.ts";
import type { Client } from "../client.ts";
import type { Peopled } from "../testProduct.ts";
import type { Canaries } from "./canaries.ts";
import type { notingTexts } from "./freeTexts.ts";

/** What a player tells about a video, in a form with a file, which has a name, too. */
export const plantInVideos = async (
  product: Peopled,
  { words }: Pick<Canaries, "words">,
  { admin, noting, coachId }: { admin: Client; coachId: string; noting: ReturnType<typeof notingTexts>["noting"] },
) => {
  const player = await product.person("student", { age: 30 });
  await admin("POST", activateMembershipUrl, { userId: player.id });
  const send = noting((method, path, told) => player(method, path, videoForm(told as object, { name: "canary.mp4" })));
  const { id } = VideoView.parse(
    (
      await send("POST", uploadVideoUrl, {
        title: words("Swing"),
        description: words("Elbow"),
        instructorId: coachId,
      })
    ).body,
  );
  await noting(player)("PATCH", titleUrl(id), { title: words("Second swing"), description: words("Wrist") });
};

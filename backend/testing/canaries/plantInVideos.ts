import { activateMembershipUrl } from "../../memberships/contract.ts";
import { titleUrl, uploadVideoUrl, videoUrl, VideoView } from "../../videos/contract.ts";
import { FocusPointView, focusPointsUrl, focusPointUrl } from "../../videos/progress/contract.ts";
import { marksUrl } from "../../videos/marks/contract.ts";
import { videoStatusUrl } from "../../videos/review/contract.ts";
import { line, videoForm, voiceForm } from "../../videos/testing/videos.ts";
import { snippetsUrl, snippetUrl, SnippetView } from "../../videos/snippets/contract.ts";
import { voiceNotesUrl } from "../../videos/voice/contract.ts";
import { weeklyForm } from "../../videos/testing/weekly.ts";
import { weeklyVideosUrl, weeklyVideoUrl, WeeklyVideoView } from "../../videos/weekly/weeklyContract.ts";
import type { Client } from "../client.ts";
import type { Peopled, Person } from "../testProduct.ts";
import type { Canaries } from "./canaries.ts";
import type { notingTexts } from "./freeTexts.ts";

/** What a player tells about a video, in a form with a file, which has a name, too; and what the coach asks for. */
export const plantInVideos = async (
  product: Peopled,
  { words, canary }: Pick<Canaries, "words" | "canary">,
  { admin, noting, coach }: { admin: Client; coach: Person; noting: ReturnType<typeof notingTexts>["noting"] },
) => {
  const player = await product.person("student", { age: 30 });
  await admin("POST", activateMembershipUrl, { userId: player.id });
  const send = noting((method, path, told) => player(method, path, videoForm(told as object, { name: "canary.mp4" })));
  const { id } = VideoView.parse(
    (
      await send("POST", uploadVideoUrl, {
        title: words("Swing"),
        description: words("Elbow"),
        instructorId: coach.id,
      })
    ).body,
  );
  await noting(player)("PATCH", titleUrl(id), { title: words("Second swing"), description: words("Wrist") });
  await noting(coach)("PATCH", videoUrl(id), { feedback: words("Elbow up"), instructorNotes: words("Sore") });
  await noting(coach)("PATCH", videoStatusUrl(id), { status: "in_progress", reason: words("Wrong swing") });
  // Reviewed, it stays with this coach: one that waits goes to every other coach once this one is erased.
  await noting(coach)("PATCH", videoUrl(id), { feedback: words("Elbow down") });
  const told = { studentId: player.id, title: words("Shoulder"), description: words("Dry swings") };
  const point = FocusPointView.parse((await noting(coach)("POST", focusPointsUrl, told)).body);
  const corrected = { title: words("Hands"), description: words("Off the tee") };
  await noting(coach)("PATCH", focusPointUrl(point.id), corrected);
  await noting(player)("POST", marksUrl(id), { annotations: [line({ text: words("Hips") })], removed: [] });
  const snippet = SnippetView.parse((await noting(coach)("POST", snippetsUrl, { text: words("Snippet") })).body);
  await noting(coach)("PATCH", snippetUrl(snippet.id), { text: words("Snippet again") });
  const talk = noting((method, path, told) => coach(method, path, voiceForm(told as Record<string, string>)));
  await talk("POST", voiceNotesUrl(id), { transcript: words("Watch the elbow") });
  const publish = noting((method, path, told) => coach(method, path, weeklyForm(told as Record<string, string>)));
  const link = {
    title: words("Weekly"),
    description: words("Practice"),
    videoUrl: canary("https://kanarik-link.example.org/Kanarik-Path"),
  };
  const weekly = WeeklyVideoView.parse((await publish("POST", weeklyVideosUrl, link)).body);
  const again = { title: words("Weekly again"), description: words("Practice more") };
  await noting(coach)("PATCH", weeklyVideoUrl(weekly.id), again);
};

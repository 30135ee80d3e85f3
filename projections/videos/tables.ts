import { jsonb, table, text } from "../table.ts";
import type { Picture, VideoType } from "./view.ts";

/** Every video; a deleted one keeps its ids. */
export const videos = table("videos", {
  key: "id",
  columns: {
    id: "text",
    studentId: "text",
    by: "text", // the account that sent it
    instructorId: "text?", // null: whichever instructor looks at it first
    videoType: text<VideoType>(),
    title: "text?",
    description: "text?",
    fileName: "text?",
    fileId: "text",
    bytes: "integer",
    sha256: "text", // hex, of the sealed bytes
    picture: jsonb<Picture>("?"),
    uploadedAt: "text",
    updatedAt: "text",
    deletedAt: "text?",
  },
  indexes: [["studentId", "uploadedAt"], ["instructorId", "uploadedAt"], ["uploadedAt"], ["fileId"], ["by"]],
});

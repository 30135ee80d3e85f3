export { doing, HistoryWords, wordsFrom } from "./sentences.ts";
export { Timeline } from "./Timeline.tsx";

export { MyVideos } from "./weekly/MyVideos.tsx";

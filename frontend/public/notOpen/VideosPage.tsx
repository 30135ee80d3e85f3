import { NotOpenYet } from "./NotOpenYet.tsx";
import { videosPageWords as words } from "./words.ts";

const VideosPage = () => (
  <NotOpenYet
    title={words.videoLibrary}
    intro={words.yourSwingsWithYour}
    picture="/scenes/video.svg"
    what={words.youCantSendVideos}
    subject={words.videoAnalysis}
  >
    {words.yourVideosAndTheir}
  </NotOpenYet>
);
export default VideosPage;

import { NotOpenYet } from "./NotOpenYet.tsx";
import { videosPageWords as words } from "./words.ts";

const VideosPage = () => (
  <NotOpenYet
    title={words.videoLibrary}
    intro={words.yourSwingsWithWhat}
    picture="/scenes/video.svg"
    what={words.videosCannotBeSent}
    subject={words.videoAnalysis}
  >
    {words.theVideosOfMembers}
  </NotOpenYet>
);
export default VideosPage;

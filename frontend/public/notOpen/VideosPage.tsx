import { NotOpenYet } from "./NotOpenYet.tsx";

const VideosPage = () => (
  <NotOpenYet
    title="Video Library"
    intro="Your swings, with what your instructor drew and said."
    picture="/scenes/video.svg"
    what="Videos cannot be sent in online yet"
    subject="Video analysis"
  >
    The videos of members will stand here, each with its analysis. As soon as the membership opens, this page is where
    you send in a swing.
  </NotOpenYet>
);
export default VideosPage;

import type { UserView } from "../../../backend/accounts/contract.ts";
import type { VideoType } from "../../../backend/videos/contract.ts";
import type { MarkType } from "../../../backend/videos/marks/contract.ts";

export const typeWords: Record<VideoType, string> = {
  practice: "Practice",
  game: "Game",
  drill: "Drill",
  lesson: "Lesson",
};

/** 63 → "1:03" */
export const lengthInWords = (exactly: number) => {
  const seconds = Math.round(exactly);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

export const videosPageWords = {
  videoLibrary: "Video Library",
  logInToSee: "Log in to see your swings, with your coach’s marks and notes.",
  logIn: "Log in",
  aboutTheMembership: "About the membership",
  failedToFetchVideos: "Failed to fetch videos",
  yourSwings: "Your swings, with your coach’s marks and notes.",
  swingsSentToYou: "Swings sent to you, and those no coach has yet.",
  everySwing: "Every swing our players sent in.",
  playerDashboard: "Player Dashboard",
  progress: "Progress",
};

export const statCardsWords = {
  totalVideos: "Total Videos",
  pendingReview: "Pending Review",
  reviewed: "Reviewed",
  thisWeek: "This Week",
};

/** Where a video plays that does not play everywhere, and what is done about it. */
export const playsWords = {
  underWay: "Being converted so it plays everywhere",
  failed: "Couldn’t be converted. You can download it.",
  some: "Plays on iPhone and Mac",
  nowhere: "Download only. Browsers can’t play it.",
};

export const videoCardWords = {
  withFor: (coach: string, waiting: string) => `With ${coach} for ${waiting}`,
  pendingFor: (waiting: string) => `Pending assignment · waiting ${waiting}`,
  by: (coach: string) => `Feedback from ${coach}`,
  formerCoach: "Feedback from a former coach",
};

const whatComes: Record<UserView["role"], string> = {
  student: "Film a swing, send it above, and your coach’s feedback will be here.",
  instructor: "Videos that players send to you, or to no coach in particular, will be here.",
  admin: "Videos that players send in will be here.",
};

export const libraryWords = {
  library: "Library",
  loading: "Loading videos",
  removedPlayer: "Removed player",
  byStatus: "By status",
  byType: "By type",
  byFocus: "Focus point",
  anyFocus: "Any",
  noMatches: "No matches",
  tryAnother: "Try another filter.",
  noVideosYet: "No videos yet",
  whatComes,
  compareTwo: "Compare two videos",
  viewAllVideos: "View All Videos",
  showMore: "Show more",
};

// ── Upload ──

export const uploadCardWords = {
  uploadAVideo: "Upload a Video",
  isThere: "Your video is uploaded.",
  watchIt: "Watch it",
  uploadAnother: "Upload another",
  chooseWho: "Choose who’s in the video.",
  noPlayerYet: "Each video belongs to a player, and you haven’t added one yet.",
  addAPlayer: "Add a player",
  thisPlayer: "This player",
  youNeedMembership: "You need a membership to upload videos.",
  needsMembership: (name: string) => `${name} needs a membership to upload videos.`,
  subscribe: "See membership",
  newOnesOn: (day: string) => `New videos on ${day}.`,
  allUsed: (day: string) => `All of this month’s videos are used. You can upload again on ${day}.`,
};

export const sendingWords = {
  uploaded: "Video uploaded",
  coachWillLook: (turnaround: string) => `Feedback usually comes in ${turnaround}.`,
  uploadFailed: "Upload Failed",
  itIsSafe: "What’s already uploaded is safe.",
};

export const fileFieldWords = {
  aVideo: "A swing, a throw, a ground ball",
  fileAndSize: (name: string, size: string) => `${name} · ${size}`,
  kinds: "MP4, MOV, AVI, WMV, WEBM, 3GP, or FLV, up to 1 GB",
  choose: "Choose video",
  chooseAnother: "Choose another",
  record: "Record",
};

export const chosenWords = {
  invalidFile: "Invalid File",
  isEmpty: (name: string) => `${name} is empty. Please choose another video.`,
  invalidFileType: "Invalid File Type",
  chooseAVideo: (name: string) => `We can’t use ${name}. Please choose a video: MP4, MOV, AVI, WMV, WEBM, 3GP, or FLV.`,
  fileTooLarge: "File Too Large",
  tooLarge: (name: string) => `${name} is too large: videos can be up to 1 GB. Please try a smaller one.`,
};

export const filmStripWords = {
  start: "Start",
  end: "End",
  whole: (length: string, size: string) => `All of it: ${length}, ${size}. Drag the ends to send only the swing.`,
  kept: (seconds: number, all: number) => `${seconds} of ${all} seconds, in full quality.`,
  earlierCut: (at: string) => `Starts at ${at}, the closest earlier point where we can cut.`,
  noLaterCut: "There’s no later point where we can cut.",
  playsOnSome: "This kind of video (HEVC) plays on iPhone and Mac. On other devices your coach can download it.",
  isConverted: "This kind of video (HEVC) plays on iPhone and Mac. We’ll make a copy that plays everywhere.",
  playsOnSomeBut: "This kind of video (HEVC) plays on iPhone and Mac only. A smaller copy plays everywhere.",
  smallerCopy: "Send a smaller copy (720p). It takes a moment to make, and less time to upload.",
};

export const uploadFormWords = {
  noFileSelected: "No File Selected",
  chooseFirst: "Please choose a video first.",
  titleRequired: "Title Required",
  pleaseEnterATitle: "Please enter a title for your video.",
  looking: "Looking at your video",
  cantBeShown:
    "Your browser can’t read this file. If it’s a video, you can still upload it, and your coach can download it.",
  willBeConverted:
    "Your browser can’t read this file. If it’s a video, upload it, and we’ll make a copy that plays everywhere.",
  title: "Title",
  description: "Description",
  whatToLookAt: "What should your coach look at?",
  type: "Type",
  instructor: "Instructor",
  anyCoach: "Any coach",
  cutting: "Preparing your video",
  couldntCut: "Couldn’t prepare your video",
  sendWhole: "Your browser couldn’t make this copy. Please send all of it, or choose another video.",
  couldntRead: "Couldn’t read your video",
  chooseAgain: "Your device can’t open this file anymore. Please choose it again.",
  uploadVideo: "Upload Video",
  sendLess: (less: string, all: string) => `Send ${less} instead of ${all}`,
};

const roughly = (seconds: number) => {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  return `${Math.round(seconds / 60)} min`;
};
export const progressWords = {
  uploading: (name: string) => `Uploading ${name}`,
  progress: "Upload progress",
  much: (sent: string, all: string) => `${sent} of ${all}`,
  left: (seconds: number) => `about ${roughly(seconds)} left`,
  paused: "Paused",
  checking: "Checking your video…",
  spoken: (percent: number) => `${percent} percent uploaded`,
  safe: "What’s already uploaded is safe.",
  pause: "Pause",
  resume: "Resume",
  cancelUpload: "Cancel upload",
  cancelThisUpload: "Cancel this upload?",
  nothingIsKept: "We won’t keep any of it, and it won’t count as one of this month’s videos.",
  keepUploading: "Keep uploading",
  canceled: "Upload canceled",
  itDoesntCount: "It doesn’t count as one of this month’s videos.",
  stopped: "Upload stopped",
  mayHaveArrived:
    "We couldn’t reach the server. If all of it has arrived, it will be in the library. If not, it won’t count.",
  endsByItself: "If it had already begun, it ends by itself within a day.",
  wasUploaded: "Already uploaded",
  canBeDeleted: "You’ll find it in the library, and can delete it there.",
  keepOpen: "You can look at other pages. Keep this tab open.",
};

export const goOnWords = {
  isSafe: (percent: number, name: string, size: string) =>
    `${percent}% of ${name} (${size}) is safe. Choose the same file to go on.`,
  cantTell: (name: string, size: string) =>
    `The upload of ${name} (${size}) isn’t finished. Choose the same file to go on.`,
  isFor: (name: string) => `It’s for ${name}.`,
  you: "you",
  chooseSame: "Choose the same file",
  goingOn: "Checking the file…",
  anotherFile: (name: string) => `That’s another file. Please choose ${name}, just as it was, or drop that upload.`,
  couldntRead: "Your device couldn’t open this file. Please choose it again.",
  dropIt: "Drop this upload",
  uploadAVideo: "Upload a video",
  isHere: "Your last upload is finished. You’ll find it in the library.",
  hasEnded: "Your last upload has ended. If it isn’t in the library, it doesn’t count as one of this month’s videos.",
};

export const failureWords = {
  isOver: "This upload is over. Please choose the video again.",
  timedOut: "Upload timed out. Please try again with a smaller file or better connection.",
  tooLarge: "File too large. Please try a smaller video file.",
  corrupted: "File appears to be corrupted or empty. Please try a different video.",
  serverError: "Server error during upload. Please try again.",
  withStatus: (status: number) => `Upload failed with status ${status}`,
  network: "Network error during upload. Please check your connection and try again.",
  loggedOut: "You’ve been logged out. Log in again, and resume.",
};

// ── Player ──

/** 63.437 → "1:03.44" */
export const exactly = (seconds: number) => {
  const hundredths = Math.round(seconds * 100);
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  return `${lengthInWords(whole)}.${String(rest).padStart(2, "0")}`;
};

export const rateWords: Record<0.25 | 0.5 | 1 | 2, { shown: string; said: string }> = {
  0.25: { shown: "¼", said: "¼ speed" },
  0.5: { shown: "½", said: "½ speed" },
  1: { shown: "1×", said: "1× speed" },
  2: { shown: "2×", said: "2× speed" },
};

export const playerWords = {
  player: "Player",
  playing: "Playing",
  picture: "Picture",
  position: "Position",
  play: "Play",
  pause: "Pause",
  backTen: "Back 10 seconds",
  onTen: "Forward 10 seconds",
  frameBack: "Back one frame",
  frameOn: "Forward one frame",
  speed: "Speed",
  loop: "Loop",
  a: "A",
  b: "B",
  loopFrom: "Loop from here (A)",
  loopTo: "Loop until here (B)",
  endLoop: "End loop",
  mirror: "Mirror",
  closer: "Zoom in",
  farther: "Zoom out",
  fullscreen: "Full screen",
  keys: "Keyboard shortcuts",
  download: "Download",
  notSeen: {
    nowhere: "Browsers can’t play this kind of video. You can download it and watch it in another app.",
    "cannot play":
      "Your browser can’t play this video. It plays on iPhone and Mac, or you can download it and watch it in another app.",
    "under way":
      "We’re converting this video so it plays everywhere. It’ll show up here when that’s done. The original is there to download.",
    failed:
      "We couldn’t convert this video, and your browser can’t play the original. You can download it and watch it in another app.",
    "not loaded": "We couldn’t load this video. Please try again in a moment.",
    missing: "This recording is missing. Please tell us, and upload it again if you still have it.",
  },
};

// ── Marks ──

export const typeOfMarkWords: Record<MarkType, string> = {
  line: "Line",
  arrow: "Arrow",
  circle: "Circle",
  rectangle: "Rectangle",
  text: "Text",
  freehand: "Freehand",
  angle: "Angle",
  distance: "Distance",
  scale: "Known length",
};

export const colorWords: Readonly<Record<string, string>> = {
  "#ff0000": "Red",
  "#ffd600": "Yellow",
  "#00e676": "Green",
  "#00b0ff": "Blue",
  "#ff4fd8": "Pink",
  "#ffffff": "White",
};

/** In inches. */
export const knownLengths = [
  ["Bat", 33],
  ["Home plate", 17],
  ["60 ft bases", 720],
  ["90 ft bases", 1080],
] as const;

/** 14 → "14 in", 38 → "3 ft 2 in" */
const feetAndInches = (inches: number) => {
  if (inches < 36) return `${Math.round(inches * 10) / 10} in`;
  const whole = Math.round(inches);
  return [`${Math.floor(whole / 12)} ft`, whole % 12 > 0 && `${whole % 12} in`].filter(Boolean).join(" ");
};

export const marksWords = {
  draw: "Draw",
  addMark: "Add mark",
  doneDrawing: "Done",
  failedToSave: "Failed to save annotations. Please try again.",
  keepTrying: "We’ll keep trying. Nothing you drew is lost.",
};

export const drawingWords = {
  drawing: "Drawing",
  tools: "Tools",
  color: "Color",
  point: (n: number, of: number, x: number, y: number) => `Point ${n} of ${of}: ${Math.round(x)}, ${Math.round(y)}`,
  moveByKeys: "Arrow keys move a point, Shift makes it quicker, Tab goes to the next one, Enter sets the mark.",
  text: "Text",
  textIfWanted: "Text (optional)",
  inches: "Inches",
  set: "Set mark",
  cancel: "Cancel",
  undo: "Undo",
  redo: "Redo",
  saving: "Saving…",
  savingSoon: "Not saved yet",
  saved: (at: string) => `Saved ${at}`,
  notSaved: "Not saved yet. We’ll keep trying.",
  heldBack: (marks: number) => (marks === 1 ? "1 mark couldn’t be saved." : `${marks} marks couldn’t be saved.`),
  tryAgain: "Try again",
};

export const markListWords = {
  marks: "Marks",
  noMarks: "Nothing is drawn on this video yet.",
  failedToFetch: "Failed to fetch annotations",
  at: (seconds: number) => exactly(seconds),
  degrees: (degrees: number) => `${degrees}°`,
  inches: feetAndInches,
  unknown: "? in",
  nothingToMeasureBy: "(add a known length to measure by)",
  quoted: (text: string) => `“${text}”`,
  you: "you",
  somebody: "someone who left",
  nextMark: "Next mark",
  playReview: "Play the review",
  stopReview: "Stop the review",
  readAloud: "Read aloud",
  copyMarks: "Copy my marks",
  savePicture: "Save picture",
  editMark: "Edit mark",
  deleteMark: "Delete mark",
  edit: (mark: string) => `Edit ${mark}`,
  delete: (mark: string) => `Delete ${mark}`,
  showAll: (count: number) => `Show all ${count} marks`,
};

export const copyMarksWords = {
  copyMarks: "Copy my marks",
  toVideo: "To which video?",
  video: (title: string, when: string) => `${title} (${when})`,
  yourMarks: (count: number) => (count === 1 ? "1 mark will be copied." : `${count} marks will be copied.`),
  someAfterEnd: (count: number) =>
    `That video is shorter: ${count === 1 ? "1 mark comes" : `${count} marks come`} after its end and won’t be copied.`,
  noOther: "This player has no other video yet.",
  copied: (count: number) => (count === 1 ? "1 mark copied" : `${count} marks copied`),
  couldntCopy: "We couldn’t copy your marks. Please try again.",
  copy: "Copy marks",
  cancel: "Cancel",
};

export const stillWords = {
  savePicture: "Save picture",
  whatItIs: (at: string) => `The picture at ${at}, with the marks you see on it.`,
  withName: (name: string) => `Add ${name}’s name and the title`,
  fileName: (at: string) => `swing-${at.replace(/[:.]/g, "-")}.png`,
  couldntSave: "We couldn’t make the picture. Please try again.",
  cancel: "Cancel",
};

// ── Keys ──

export const keySheetWords = { keys: "Keyboard shortcuts", close: "Close" };
export const keysInWords = [
  ["Space", "Play or pause"],
  [", .", "Back or forward one frame"],
  ["← →", "Back or forward 10 seconds"],
  ["1 2 3 4", "¼, ½, normal, double speed"],
  ["[ ]", "Loop from here, until here"],
  ["X", "Mirror"],
  ["F", "Full screen"],
  ["M", "Add a mark"],
  ["J", "Next mark"],
  ["R", "Play the review, or stop it"],
  ["Ctrl Z", "Undo the last mark"],
  ["Ctrl Shift Z", "Redo it"],
  ["?", "These shortcuts"],
] as const;

// ── One video ──

export const videoPageWords = {
  videoNotFound: "Video Not Found",
  theresNoVideo: "There’s no video at this address. It may have been removed.",
  backToVideos: "Back to videos",
  video: "Video",
  failedToFetchVideo: "Failed to fetch video",
  logInToSee: "Log in to see this video.",
  logIn: "Log in",
  feedback: "Feedback",
  review: "Review",
  toWorkOn: "What to work on",
  reached: "Reached",
  thePlayer: "The player",
  history: "History",
  couldntLoadHistory: "We couldn’t load the history",
};

export const informationWords = {
  videoInformation: "Video information",
  player: "Player",
  removedPlayer: "Removed player",
  instructor: "Instructor",
  pendingAssignment: "Pending assignment",
  type: "Type",
  status: "Status",
  uploaded: "Uploaded",
  length: "Length",
  picture: "Picture",
  size: (width: number, height: number, fps: string) => `${width} × ${height}${fps}`,
  fps: (fps: number, varies: boolean) => `, ${varies ? "about " : ""}${Math.round(fps)} frames a second`,
  file: "File",
  description: "What to look at",
  edit: "Edit title",
  delete: "Delete video",
};

export const retitleWords = {
  editTitle: "Edit title",
  title: "Title",
  description: "What should your coach look at?",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  saved: "Title saved",
  couldntSave: "Couldn’t save the title",
};

export const deleteWords = {
  deleteVideo: "Delete video",
  deleteThisVideo: "Delete this video?",
  areYouSure: (title: string) =>
    `Are you sure you want to delete "${title}"? This action cannot be undone and will permanently remove the video file and all associated data.`,
  keepVideo: "Keep video",
  videoDeleted: "Video Deleted",
  hasBeenDeleted: "The video has been permanently deleted",
  deleteFailed: "Delete Failed",
  failedToDelete: "Failed to delete video. Please try again.",
};

export const videoHistoryWords: Record<string, string> = {
  VideoUploaded: "Uploaded",
  VideoRetitled: "Title or description changed",
  VideoAnnotated: "Drawn on",
  VoiceNoteAdded: "Voice note added",
  VoiceNoteRemoved: "Voice note removed",
  VideoReviewStarted: "Review started",
  VideoReviewed: "Feedback published",
  VideoNoted: "Coach’s notes changed",
  VideoReturned: "Moved back",
  VideoUnassigned: "Back in every coach’s queue",
  VideoArchived: "Archived",
  VideoDeleted: "Deleted",
};

// ── Compare ──

/** -0.347 → "0.35 s before contact" */
const fromContact = (seconds: number) => {
  const hundredths = Math.round(seconds * 100);
  if (hundredths === 0) return "At contact";
  return `${(Math.abs(hundredths) / 100).toFixed(2)} s ${hundredths < 0 ? "before" : "after"} contact`;
};

export const compareWords = {
  compare: "Compare",
  compareVideos: "Compare videos",
  weeklyVideo: "Weekly video",
  lineUp: "Set the contact point in both videos. They’ll line up there and play as one.",
  logInToCompare: "Log in to compare videos.",
  place: ["First video", "Second video"],
  side: [(title: string) => `First video: ${title}`, (title: string) => `Second video: ${title}`],
  chooseVideo: ["Choose first video", "Choose second video"],
  changeVideo: ["Change first video", "Change second video"],
  setContactPoint: "Set contact point",
  contactAt: (time: string) => `Contact at ${time}`,
  changeContact: (time: string) => `Contact at ${time}. Change`,
  picture: ["First picture", "Second picture"],
  findContact: "Go to the frame where bat meets ball.",
  contactIsHere: "Contact is here",
  cancel: "Cancel",
  bothVideos: "Both videos",
  fromContact,
  fromStart: (seconds: number) => exactly(seconds),
  backOne: "Back one second",
  onOne: "Forward one second",
  repeat: "Repeat",
  swap: "Swap videos",
  sideBySide: "Side by side",
  overlay: "One over the other",
  percent: (share: number) => `${Math.round(share * 100)}%`,
} as const;

export const compareKeys = [
  ["Space", "Play or pause both"],
  [", .", "Back or forward one frame"],
  ["← →", "Back or forward one second"],
  ["1 2 3 4", "¼, ½, normal, double speed"],
  ["R", "Repeat"],
  ["?", "These shortcuts"],
] as const;

export const pickerWords = {
  choose: ["Choose the first video", "Choose the second video"],
  search: "Search by title, player, or type",
  videos: "Videos",
  noMatches: "No matches",
  tryAnother: "Try another search.",
  models: "Weekly videos, to compare with",
  noOtherVideos: "No other videos yet",
  whatComes: "Once there are two videos, you can compare them here.",
  cancel: "Cancel",
} as const;

export const longestRecording = 10 * 60; // s
export const mostRecordings = 20; // on one video

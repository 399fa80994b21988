// Draws the icons of the installed application and the image that social networks show beside a link, into
// src/web/public. Run it after a change of the logo or of the words, and commit the files.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'src/web/public');
const font = (name) => path.join(root, 'node_modules/@fontsource-variable', name);
GlobalFonts.registerFromPath(font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2'), 'Serif');
GlobalFonts.registerFromPath(font('inter/files/inter-latin-wght-normal.woff2'), 'Sans');

const COLOURS = { paper: '#f8f4ec', ink: '#26221d', soft: '#57514a', accent: '#37329a', mark: '#e2b13c' };

/** The mark of `favicon.svg`, 32 units wide, at the given place and size. */
function drawMark(c, x, y, size, radius) {
  const unit = size / 32;
  c.save();
  c.translate(x, y);
  c.scale(unit, unit);
  c.fillStyle = COLOURS.accent;
  c.beginPath();
  c.roundRect(0, 0, 32, 32, radius);
  c.fill();
  c.restore();
}

function drawLetter(c, x, y, size) {
  const unit = size / 32;
  c.save();
  c.translate(x, y);
  c.scale(unit, unit);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.strokeStyle = '#fbf8f1';
  c.lineWidth = 2.6;
  c.beginPath();
  c.moveTo(8, 23);
  c.lineTo(8, 10.5);
  c.bezierCurveTo(8, 9.7, 9, 9.3, 9.5, 9.9);
  c.lineTo(16, 17);
  c.lineTo(22.5, 9.9);
  c.bezierCurveTo(23, 9.3, 24, 9.7, 24, 10.5);
  c.lineTo(24, 23);
  c.stroke();
  c.strokeStyle = COLOURS.mark;
  c.lineWidth = 2.2;
  c.beginPath();
  c.moveTo(12, 26.5);
  c.lineTo(20, 26.5);
  c.stroke();
  c.restore();
}

/** `inset`: the part of the side that a system may cut off round an icon, in which nothing is drawn. */
function icon(size, { radius, inset = 0 }) {
  const canvas = createCanvas(size, size);
  const c = canvas.getContext('2d');
  drawMark(c, 0, 0, size, radius);
  drawLetter(c, size * inset, size * inset, size * (1 - 2 * inset));
  return canvas.encode('png');
}

function social() {
  const canvas = createCanvas(1200, 630);
  const c = canvas.getContext('2d');
  c.fillStyle = COLOURS.paper;
  c.fillRect(0, 0, 1200, 630);
  c.fillStyle = COLOURS.accent;
  c.fillRect(0, 0, 12, 630);
  drawMark(c, 96, 88, 96, 7);
  drawLetter(c, 96, 88, 96);
  c.fillStyle = COLOURS.ink;
  c.font = '600 64px Serif';
  c.fillText('Munshi', 220, 158);
  c.font = '600 60px Serif';
  const lines = ['It finds the judgment,', 'opens it at the paragraph,', 'and checks every citation.'];
  // The pen marks what the product is about.
  c.fillStyle = COLOURS.mark;
  c.fillRect(96, 490, c.measureText(lines[2]).width, 14);
  c.fillStyle = COLOURS.ink;
  for (const [at, line] of lines.entries()) c.fillText(line, 96, 310 + at * 90);
  c.fillStyle = COLOURS.soft;
  c.font = '500 30px Sans';
  c.fillText('Research and practice for advocates in India', 96, 572);
  return canvas.encode('png');
}

const FILES = {
  'social.png': social(),
  'icon-small.png': icon(192, { radius: 7 }),
  'icon-large.png': icon(512, { radius: 7 }),
  'icon-maskable.png': icon(512, { radius: 0, inset: 0.12 }),
  'icon-apple.png': icon(180, { radius: 0, inset: 0.06 }),
};
for (const [name, image] of Object.entries(FILES)) await writeFile(path.join(out, name), await image);

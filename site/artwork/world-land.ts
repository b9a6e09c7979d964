/**
 * The world as a grid of dots, five degrees apart. Rows run from 77.5° north to 52.5° south.
 * Columns run eastwards from 27.5° west, so that the Pacific isn't split. `o` is land.
 */
export const worldLand = [
  'oo......ooo......oo......ooo...........................ooooooooooooooooo',
  'o...............oo..ooooooooooooooo..................ooooooooooo...ooooo',
  '........oooooo.ooooooooooooooooooooooooooooo.oooooooooooooooo..ooo.ooooo',
  '.oo....ooooooooooooooooooooooooooooooooooo...ooooooooooooooo..ooo...o...',
  '....oo.oo.oooooooooooooooooooooooo...oo.......oo...ooooooooo..oooo......',
  '....oo.oooooooooooooooooooooooooooo..o..............ooooooooooooooo.....',
  '.....oooooooooooooooooooooooooooooo..................oooooooooooo.oo....',
  '....ooo.oooooooooooooooooooooooo..o..................ooooooooooo........',
  '....oo..oooooooooooooooooooooo.o.o...................oooooooooo.........',
  '....ooooooo.oooooooooooooooooo..o.....................oooooooo..........',
  '...ooooooooooooooooooooooooooo.........................oooo..o..........',
  '...ooooooooooooooo..ooooooooo.o.........................ooo..oo.........',
  '...oooooooooooooo...ooo..ooo..o..........................oooo..oo.......',
  '...oooooooooooo......o...ooo..o.............................oo..........',
  '...ooooooooooooo.....oo..oo...oo..............................oooo......',
  '........ooooooo..........oo.oooo..............................oooooo....',
  '........oooooo............o.o.o.oo............................oooooooo..',
  '........oooooo.............oo....ooo..........................ooooooooo.',
  '........oooooo.o................o.o...........................ooooooooo.',
  '........ooooo..o..............ooooo............................ooooooo..',
  '.........oooo.oo.............ooooooo............................oooooo..',
  '.........oooo................oooooooo...........................oooo....',
  '.........ooo.................oo..oooo..........................ooooo....',
  '..................................oo.....o.....................oooo.....',
  '...................................o....o......................oo.......',
  '.......................................o.......................oo.......',
  '...............................................................oo.......',
];

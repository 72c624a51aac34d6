package content

import (
	"bufio"
	"io"
)

// Introducers and labels of GIF blocks.
const (
	gifExtension, gifImage, gifTrailer = 0x21, 0x2C, 0x3B
	gifControl, gifApplication         = 0xF9, 0xFF
)

func (f *File) cleanGIF(w io.Writer, r io.ReadSeeker) error {
	in, out := bufio.NewReaderSize(r, 32<<10), bufio.NewWriterSize(w, 32<<10)
	var head [13]byte
	if _, err := io.ReadFull(in, head[:]); err != nil {
		return err
	}
	out.Write(head[:])
	if err := copyColors(out, in, head[10]); err != nil {
		return err
	}
	for pictures := 0; ; {
		introducer, err := in.ReadByte()
		if err != nil {
			return err
		}
		switch introducer {
		case gifTrailer:
			if pictures == 0 {
				return broken()
			}
			out.WriteByte(gifTrailer)
			return out.Flush()
		case gifImage:
			if pictures++; pictures > 1 {
				f.Animated = true
			}
			var d [9]byte
			if _, err := io.ReadFull(in, d[:]); err != nil {
				return err
			}
			out.WriteByte(gifImage)
			out.Write(d[:])
			if err := copyColors(out, in, d[8]); err != nil {
				return err
			}
			if _, err := io.CopyN(out, in, 1); err != nil { // the minimum code size
				return err
			}
			if err := copyBlocks(out, in); err != nil {
				return err
			}
		case gifExtension:
			if err := copyExtension(out, in); err != nil {
				return err
			}
		default:
			return broken()
		}
	}
}

// copyExtension copies graphic controls and loop counts. It removes comments and other application data.
func copyExtension(out *bufio.Writer, in *bufio.Reader) error {
	label, err := in.ReadByte()
	if err != nil {
		return err
	}
	keep := label == gifControl
	if label == gifApplication {
		name, err := in.Peek(12)
		if err != nil {
			return err
		}
		keep = string(name[1:]) == "NETSCAPE2.0" || string(name[1:]) == "ANIMEXTS1.0"
	}
	if !keep {
		return copyBlocks(bufio.NewWriter(io.Discard), in)
	}
	out.Write([]byte{gifExtension, label})
	return copyBlocks(out, in)
}

// copyColors copies a color table if the flags indicate that there is one.
func copyColors(out io.Writer, in io.Reader, flags byte) error {
	if flags&0x80 == 0 {
		return nil
	}
	_, err := io.CopyN(out, in, 3<<(flags&7+1))
	return err
}

// copyBlocks copies data blocks up to and including the terminator.
func copyBlocks(out *bufio.Writer, in *bufio.Reader) error {
	for {
		n, err := in.ReadByte()
		if err != nil {
			return err
		}
		out.WriteByte(n)
		if n == 0 {
			return nil
		}
		if _, err := io.CopyN(out, in, int64(n)); err != nil {
			return err
		}
	}
}
